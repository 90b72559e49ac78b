import type { AppContext } from '../../context.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { element, xmlDocument } from '../../platform/xml/xml.ts'
import { readSettings, siteLanguage, siteUrl } from '../site-settings/index.ts'
import { iconVersion } from './icons.ts'

/** Longest name and description that OpenSearch 1.1 allows, in characters. */
const NAME_LENGTH = 16
const DESCRIPTION_LENGTH = 1024

/** Describes the site's search for the browser's address bar (OpenSearch 1.1). */
export async function openSearchDocument(ctx: AppContext): Promise<string> {
  const [{ name, description }, base, language] = await Promise.all([
    readSettings(ctx, 'general'),
    siteUrl(ctx),
    siteLanguage(ctx),
  ])
  const about = description || translate(language, 'open_search.description', { site: name })
  const icon = `${base}/icons/icon-32.png?v=${await iconVersion(ctx)}`
  return xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      element('ShortName', {}, cut(name, NAME_LENGTH)),
      element('LongName', {}, cut(name, 48)),
      element('Description', {}, cut(about, DESCRIPTION_LENGTH)),
      element('InputEncoding', {}, 'UTF-8'),
      element('Language', {}, language.tag),
      element('Image', { width: '16', height: '16', type: 'image/x-icon' }, `${base}/favicon.ico`),
      element('Image', { width: '32', height: '32', type: 'image/png' }, icon),
      element('Url', { type: 'text/html', method: 'get', template: `${base}/search?q={searchTerms}` }),
      element('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: `${base}/opensearch.xml`,
      }),
    ),
  )
}

function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('')
}
