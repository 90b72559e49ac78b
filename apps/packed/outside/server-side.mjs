// Runs the packages that need a newer Node, as another team's server would. Prints one line of JSON.
import { createI18n, formatRelativeTime, matchLanguage } from '@quandary/i18n'
import { messages } from '@quandary/i18n/catalogues/zh_CN/site'
import { excerptOf, renderMarkdown, sanitizeHtml } from '@quandary/markdown'

const language = matchLanguage('zh-Hans-CN, en;q=0.5', 'en_US')
const html = renderMarkdown('**Hi** $x^2$ <script>alert(1)</script>\n\n```js\nlet a = 1\n```')
console.log(
  JSON.stringify({
    language,
    text: createI18n({ language, messages }).t('answers.count', { count: 3 }),
    time: formatRelativeTime(0, { language, now: 7200 }),
    bold: html.includes('<strong>Hi</strong>'),
    formula: html.includes('<math'),
    coloured: html.includes('hljs-keyword'),
    script: html.includes('script'),
    cleanTwice: sanitizeHtml(html) === html,
    excerpt: excerptOf(html),
  }),
)
