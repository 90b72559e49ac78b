import { languageTag } from '@quandary/i18n'
import { accentStyle, isAccent, LinkProvider, ToastProvider, UiStringsProvider } from '@quandary/ui'
import { uiStringsFrom } from '@quandary/web-shell'
import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { AppLink } from '../navigation/app-link.tsx'
import { CaptchaPrompt } from '../captcha/captcha-prompt.tsx'
import { Clock } from '../context/clock.tsx'
import { REPLAY_EARLY_CLICKS, useReplayEarlyClicks } from '../loading/replay-early-clicks.ts'
import { APPLY_CODE_WRAP } from './code-wrap.ts'
import { FailureProvider } from '../forms/failures.tsx'
import { HtmlSlot } from './html-slot.tsx'
import { LoadingBar } from '../loading/loading-bar.tsx'
import { LoginPromptProvider } from '../session/login-prompt.tsx'
import { PAGE_DATA_ID, writePageData } from '../context/page-data.ts'
import { PAGE_FACTS_ID, writePageFacts } from '../context/page-facts.ts'
import { useSessionSync } from '../session/session.ts'
import { useSettings } from '../context/settings.ts'
import { SiteContextProvider, useSite } from '../context/site-context.ts'
import { SiteKeys } from '../keys/site-keys.tsx'
import { ThemeProvider, useThemeChoice } from '../context/theme.tsx'
import { useBrokenPictures } from '../hooks/use-broken-pictures.ts'
import { useLiveStatus } from '../live/use-live-status.ts'
import { useViewer } from '../context/viewer.ts'
import { VisitProvider } from '../context/visit-provider.tsx'

/**
 * Scripts that must run before the first paint. Empty in the browser, where they have already run when React renders.
 */
const HEAD_SCRIPT = import.meta.env.SSR ? `${APPLY_CODE_WRAP};${REPLAY_EARLY_CLICKS}` : ''

/** The HTML document of every page, with everything that all pages share. */
export function SiteDocument({ children }: { children: ReactNode }): ReactNode {
  const { context } = useRouter().options
  return (
    <SiteContextProvider value={context}>
      <VisitProvider>
        <ThemedDocument>{children}</ThemedDocument>
      </VisitProvider>
    </SiteContextProvider>
  )
}

function ThemedDocument({ children }: { children: ReactNode }): ReactNode {
  useReplayEarlyClicks()
  const { facts, t } = useSite()
  const { accent, colorScheme } = useSettings()
  const themeChoice = useThemeChoice({ person: useViewer()?.color_scheme, cookie: facts.theme, site: colorScheme })
  const forced = themeChoice.theme === 'system' ? undefined : themeChoice.theme
  const nonce = useRouter().options.ssr?.nonce
  return (
    <html
      lang={languageTag(facts.language)}
      dir={facts.direction}
      data-base={facts.base || undefined}
      data-theme={forced}
      style={accentOf(accent)}
    >
      <head>
        <HeadContent />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body>
        <HtmlSlot place="customHeader" label={t('page.site_header')} />
        <ThemeProvider value={themeChoice}>
          <Shared>{children}</Shared>
        </ThemeProvider>
        <HtmlSlot place="customFooter" label={t('page.site_footer')} />
        <script
          type="application/json"
          id={PAGE_FACTS_ID}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: writePageFacts(facts) }}
        />
        <PageData />
        <Scripts />
      </body>
    </html>
  )
}

/**
 * The data of the page, in a script element. It needs `suppressHydrationWarning`, because its content is empty when
 * React renders in the browser.
 */
function PageData(): ReactNode {
  const { queryClient } = useSite()
  const nonce = useRouter().options.ssr?.nonce
  const data = import.meta.env.SSR ? writePageData(queryClient) : ''
  return (
    <script
      type="application/json"
      id={PAGE_DATA_ID}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data }}
    />
  )
}

function Shared({ children }: { children: ReactNode }): ReactNode {
  const { facts, t } = useSite()
  const strings = useMemo(() => uiStringsFrom(t), [t])
  return (
    <UiStringsProvider strings={strings}>
      <LinkProvider component={AppLink}>
        <Clock start={facts.now}>
          <ToastProvider>
            <FailureProvider>
              <LoginPromptProvider>
                <LoadingBar />
                <Living>{children}</Living>
                <CaptchaPrompt />
                <SiteKeys />
              </LoginPromptProvider>
            </FailureProvider>
          </ToastProvider>
        </Clock>
      </LinkProvider>
    </UiStringsProvider>
  )
}

function Living({ children }: { children: ReactNode }): ReactNode {
  useSessionSync()
  useLiveStatus()
  useBrokenPictures()
  return children
}

function accentOf(colour: string): CSSProperties {
  return isAccent(colour) ? accentStyle(colour) : {}
}
