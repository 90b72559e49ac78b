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

/** Returns a neutral colour with the hue of the accent, as in the design tokens of `@quandary/ui`. */
const grey = (lightness: number, chroma: number) => `oklch(from var(--accent) ${lightness} min(c,${chroma}) h)`

/** Fonts, inks and lines are those of the design tokens. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Adwaita Sans",Cantarell,Ubuntu,"Noto Sans","Liberation Sans","PingFang SC","Hiragino Sans GB","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",system-ui,sans-serif;background:light-dark(#fff,${grey(0.195, 0.009)});color:light-dark(${grey(0.195, 0.009)},${grey(0.93, 0.005)})}
main{max-width:34rem;padding:2rem 1.5rem}
svg{display:block;margin-bottom:1.5rem}
h1{font-size:1.5rem;line-height:2rem;font-weight:600;letter-spacing:-.014em;margin:0 0 .5rem}
p{margin:0 0 1.5rem;color:light-dark(${grey(0.42, 0.009)},${grey(0.79, 0.007)})}
a{display:inline-block;padding:.4375rem .875rem;margin-inline-end:.75rem;border-radius:5px;border:1px solid light-dark(${grey(0.87, 0.007)},${grey(0.345, 0.009)});font-size:.875rem;line-height:1.25rem;font-weight:500;color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}`

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
  return `<!doctype html><html lang="${languageTag(language.code)}" dir="${language.direction}" style="--accent:${colour}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${[code, title, escapeHtml(name)].filter(Boolean).join(' · ')}</title><style>${STYLE}</style></head><body><main>${mark}<h1>${title}</h1><p>${text}</p>${quote}${retryLink}${homeLink}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`
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
