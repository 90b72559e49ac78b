import type { Language } from '@quandary/i18n'

/** A guest's choice of theme; people with an account keep theirs there. */
export type PageTheme = 'light' | 'dark' | 'system'

/** Addresses of built files: styles, and modules, each behind those it needs. */
export interface ModuleFiles {
  styles: readonly string[]
  modules: readonly string[]
}

/** A form that came as a plain POST and was refused: the page shows it filled again, with what was wrong. */
export interface RefusedForm {
  /** What was typed, by field; never a password. */
  values: Readonly<Record<string, string>>
  /** Sentences by field. */
  fields: Readonly<Record<string, string>>
  /** A sentence above the form, when no field is to blame. */
  message?: string
  /** The two passwords typed are not the same. */
  passwordsDiffer?: boolean
  /** The page takes no form without scripts: nothing of it was read. */
  needsScript?: boolean
  /** A challenge to be solved with the next try. */
  challenge?: { captcha_id: string; captcha_img: string; captcha_question?: string }
}

/** One page to be rendered. */
export interface PageRequest {
  /** Absolute address of the page at the site's configured host. */
  url: string
  /** Answers API reads (GET only) in process, for the person the page is for. */
  fetch: (input: Request) => Promise<Response>
  /** Language of the page, already decided. */
  language: Language
  /** The choice a guest's cookie carries; undefined for none. */
  theme: PageTheme | undefined
  /** Value that inline scripts of this page must carry. */
  nonce: string
  /** Whether browsers may keep the page that is shown when the site cannot be reached. */
  offlinePage: boolean
  /** Markup of the administrators for the end of the head; undefined for pages that stay without any of theirs. */
  customHead: string | undefined
  /** The form of the page that was sent without scripts and refused. */
  form?: RefusedForm
  /** Addresses of the built files every page loads, and of those that a module loaded by itself brings along. */
  assets: ModuleFiles & { script: string; entry: string; of: (module: string) => ModuleFiles }
}

/** A page that needs nothing but words: no data, no scripts, no other files. */
export interface BarePage {
  language: Language
  /** What it says: that the page failed, that the site is under maintenance, or that it cannot be reached. */
  screen: 'failed' | 'maintenance' | 'offline'
  /** Name of the site. */
  name: string
  /** Colour of the mark, `#rrggbb`. */
  accent: string
}

/** A rendered page: whole, so that its length and tag are known. */
export interface RenderedPage {
  status: number
  headers: Headers
  body: string
  /** Why the page could not be rendered, for the log: set beside status 500 and an empty body. */
  error?: unknown
}

/** Writes a {@link BarePage} as HTML. */
export declare const renderBarePage: (page: BarePage) => string

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** Renders a page of the public site. Never rejects for a page's own errors: those have their own screens. */
export declare const renderPage: RenderPage
