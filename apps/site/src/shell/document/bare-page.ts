import { languageTag } from '@quandary/i18n'
import { escapeHtml } from '@quandary/markdown/escape'
import type { BarePage } from '../../../server.d.ts'

const SCREENS = {
  failed: { code: '500', title: 'error.unexpected', text: 'error.50x', home: true },
  maintenance: { code: '503', title: 'maintenance.title', text: 'maintenance', home: false },
  offline: { code: '', title: 'offline.title', text: 'offline.text', home: false },
} as const satisfies Record<Extract<BarePage['screen'], string>, object>

type Screen = (typeof SCREENS)[keyof typeof SCREENS]
type Word = Screen['title'] | Screen['text'] | 'error.title' | 'error.home' | 'error.retry' | 'error.request'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#14161a);color:light-dark(#111827,#e6e8ec)}
main{max-width:34rem;padding:2rem 1.5rem}
svg{display:block;margin-bottom:1.5rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .5rem}
p{margin:0 0 1.5rem;color:light-dark(#4b5563,#a9b0bb)}
a{display:inline-block;padding:.5rem 1rem;margin-inline-end:.75rem;border-radius:6px;border:1px solid currentColor;color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid currentColor;outline-offset:2px}`

/**
 * Renders a page that needs no data and no other files, for situations in which no other page can be rendered. It
 * contains no scripts except the given one. The retry link leads to the requested address.
 */
export function barePage(
  { base, language, screen, name, accent, script, requestId }: BarePage,
  words: Readonly<Record<Word, string>>,
): string {
  const say = (key: Word) => escapeHtml(words[key])
  const { code, title, text, home, retry } = partsOf(screen, say)
  const colour = escapeHtml(accent)
  const mark = `<svg width="44" height="44" viewBox="0 0 22 22" fill="none" stroke="light-dark(${colour},color-mix(in oklab,${colour} 55%,#fff))" stroke-width="2.5" stroke-linecap="round" aria-hidden="true"><circle cx="10.5" cy="10.5" r="8"/><path d="m13 13 6.5 6.5"/></svg>`
  const homeLink = home ? `<a href="${base}/">${say('error.home')}</a>` : ''
  const retryLink = retry ? `<a href="">${say('error.retry')}</a>` : ''
  const quote = requestId === undefined ? '' : `<p>${say('error.request').replace('{{id}}', escapeHtml(requestId))}</p>`
  return `<!doctype html><html lang="${languageTag(language.code)}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${[code, title, escapeHtml(name)].filter(Boolean).join(' · ')}</title><style>${STYLE}</style></head><body><main>${mark}<h1>${title}</h1><p>${text}</p>${quote}${retryLink}${homeLink}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`
}

/**
 * Returns the texts and links of a screen. A refusal has no retry link, because the same request would be refused
 * again.
 */
function partsOf(screen: BarePage['screen'], say: (key: Word) => string) {
  if (typeof screen === 'object') {
    const { refusal, text } = screen
    return { code: String(refusal), title: say('error.title'), text: escapeHtml(text), home: true, retry: false }
  }
  const { code, title, text, home } = SCREENS[screen]
  return { code, title: say(title), text: say(text), home, retry: true }
}
