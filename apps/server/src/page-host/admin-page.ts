import type { AppContext } from '../context.ts'
import { readCookie, VISIT_COOKIE } from '../platform/http/cookies.ts'
import { ENGLISH } from '../platform/i18n/language.ts'
import type { Language } from '../platform/i18n/language.ts'
import { viewerOfVisit } from '../slices/accounts/index.ts'
import type { FinishPage } from './browser-app.ts'
import { languageFor } from './page-language.ts'
import { storedTextsAddress } from './stored-texts.ts'

/**
 * Sets language and direction in the page of the back office, so that the first paint has the right direction, and adds
 * the offered languages with the addresses of their texts.
 */
export function finishAdminPage(ctx: AppContext): FinishPage {
  return async (page, request) => {
    const visit = readCookie(request, VISIT_COOKIE)
    // English if the database does not answer; the page then reports the failure.
    const language = await viewerOfVisit(ctx, visit)
      .then((viewer) => languageFor(ctx, request, viewer))
      .catch(() => ENGLISH)
    const offered = JSON.stringify(ctx.languages.offered.map((one) => optionOf(one, ctx.base.path))).replaceAll(
      '<',
      '\\u003c',
    )
    const data = `<script type="application/json" id="languages">${offered}</script>`
    return page
      .replace('<html', () => `<html dir="${language.direction}"`)
      .replace('lang="en-US"', () => `lang="${language.tag}"`)
      .replace('</head>', () => `${data}</head>`)
  }
}

function optionOf({ code, name, direction, stored }: Language, base: string) {
  return {
    code,
    label: name,
    direction,
    ...(stored && { texts: storedTextsAddress('admin', base, code, stored.hash) }),
  }
}
