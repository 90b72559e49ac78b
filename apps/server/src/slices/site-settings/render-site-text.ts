import type { AppContext } from '../../context.ts'
import { siteUrl } from './read-settings.ts'

/** Renders the Markdown of a text that the site itself says: people and posts that it names stay text. */
export async function renderSiteText(ctx: AppContext, markdown: string): Promise<string> {
  return ctx.markdown.render(markdown, { siteUrl: await siteUrl(ctx) })
}
