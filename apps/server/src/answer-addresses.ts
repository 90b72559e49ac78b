import type { AppContext } from './context.ts'
import { currentUploads } from './slices/uploads/index.ts'

/** The fields of API responses that contain rendered text. */
const HTML_FIELDS: ReadonlySet<string> = new Set([
  'after_html',
  'before_html',
  'bio_html',
  'comment',
  // In the response to a preview, `data` is the rendered text itself.
  'data',
  'html',
  'parsed_text',
  'privacy_policy_parsed_text',
  'status_msg',
  'terms_of_service_parsed_text',
])

/** Matches a path of the site in rendered text. The sanitizer always writes attributes in this form. */
const OWN_PATH = /(<(?:a|img)\b[^<>]*? (?:href|src)=")(\/[^"]*)/g

/**
 * Returns a function that writes API responses as JSON. If the site lives below a path
 * (`https://example.com/community`), it prefixes links in rendered texts with that path, and replaces upload addresses
 * from before the site moved there by the current ones. Links are stored without the path so that a site can move to
 * another one and back; upload addresses are stored as they were when the text was written.
 */
export function answerWriter({ base }: Pick<AppContext, 'base'>): (answer: object) => string {
  return (answer) => {
    if (base.path === '') return JSON.stringify(answer)
    return JSON.stringify(answer, (key, value: unknown) => {
      if (typeof value !== 'string') return value
      const text = currentUploads(value, base)
      if (!HTML_FIELDS.has(key)) return text
      return text.replaceAll(OWN_PATH, (_all, before: string, path: string) => before + base.add(path))
    })
  }
}
