import type { AppContext } from '../../context.ts'
import { siteUrl } from './read-settings.ts'

/** Renders Markdown of the site's own texts. Mentions and references to posts stay plain text. */
export async function renderSiteText(ctx: AppContext, markdown: string): Promise<string> {
  return ctx.markdown.render(markdown, { siteUrl: await siteUrl(ctx) })
}
