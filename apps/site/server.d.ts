import type { Language, LanguageOption } from '@quandary/i18n'

/** Messages by area and key. */
export type StoredTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Language of a page. */
export interface PageLanguage {
  code: Language
  direction: 'ltr' | 'rtl'
  /** All texts of a language that is not built in, and the address from which the browser loads them. */
  stored?: { areas: StoredTexts; address: string }
}

/** Theme from a guest's cookie. Members have theirs in their account settings. */
export type PageTheme = 'light' | 'dark' | 'system'

/** Addresses of built files: styles, and modules in dependency order. */
export interface ModuleFiles {
  styles: readonly string[]
  modules: readonly string[]
}

/** A form that arrived as a plain POST and was refused. The page shows it again, filled in and with the errors. */
export interface RefusedForm {
  /** The values that the user entered, by field; never a password. */
  values: Readonly<Record<string, string>>
  /** Error messages by field. */
  fields: Readonly<Record<string, string>>
  /** Error message above the form, when no single field is at fault. */
  message?: string
  /** The two passwords differ. */
  passwordsDiffer?: boolean
  /** The password was right, and the account needs a code of its second factor. */
  needsCode?: boolean
  /** The page cannot handle forms sent without scripts, so the submitted data was not read. */
  needsScript?: boolean
  /** A captcha to solve with the next attempt. */
  challenge?: { captcha_id: string; captcha_img: string; captcha_question?: string }
}

/** The request for one rendered page. */
export interface PageRequest {
  /** Path below which the site lives, '' at the root of its host. */
  base: string
  /** Absolute address of the page on the site's configured host. */
  url: string
  /** Calls the API in process on behalf of the viewer. Only GET is supported. */
  fetch: (input: Request) => Promise<Response>
  /** Language of the page, already negotiated. */
  language: PageLanguage
  /** The languages to choose from. */
  languages: readonly LanguageOption[]
  /** Theme from a guest's cookie, if any. */
  theme: PageTheme | undefined
  /** CSP nonce for the inline scripts of this page. */
  nonce: string
  /** True if the browser may cache the offline page. */
  offlinePage: boolean
  /** The administrators' markup for the end of the head; undefined for pages that exclude it. */
  customHead: string | undefined
  /** A form of this page that was sent without scripts and refused. */
  form?: RefusedForm
  /** Addresses of the built files that every page loads, and of the files that a lazily loaded module needs. */
  assets: ModuleFiles & { script: string; entry: string; of: (module: string) => ModuleFiles }
}

/** A page that consists only of text. It needs no data and no other files. */
export interface BarePage {
  /** Path below which the site lives, '' at the root of its host. */
  base: string
  language: PageLanguage
  /**
   * The message that the page shows: that rendering failed, that the site is under maintenance or unreachable, or the
   * server's message for a refusal with this status.
   */
  screen: 'failed' | 'maintenance' | 'offline' | { refusal: number; text: string }
  /** Id of the failed request, for the reader to quote to the administrators. */
  requestId?: string
  name: string
  /** Colour of the logo mark, `#rrggbb`. */
  accent: string
  /** A script in the page, inserted unchanged; the policy of the page must allow it. */
  script?: string
}

/** A rendered page. It is complete, not streamed, so that its length and ETag are known. */
export interface RenderedPage {
  status: number
  headers: Headers
  body: string
  /** The pattern of the page's address, such as `/tags/$slug`; undefined if no page was rendered. */
  route?: string | undefined
  /** The error that prevented rendering, for the log. Comes with status 500 and an empty body. */
  error?: unknown
}

/** Renders a {@link BarePage} as HTML. */
export declare const renderBarePage: (page: BarePage) => string

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/**
 * Renders a page of the public site. Does not reject because of an error within the page, but renders an error screen
 * instead.
 */
export declare const renderPage: RenderPage

/**
 * Returns the normalized address of a page: the path in the spelling of its route, and only the query parameters that
 * the page reads. Returns undefined if the site has no such page.
 */
export type PageAddress = (url: string) => string | undefined

export declare const pageAddress: PageAddress
