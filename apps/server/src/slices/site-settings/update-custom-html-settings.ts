import type { OperationBody } from '@quandary/api-client'
import type { AppContext } from '../../context.ts'
import type { Administrator } from '../audit-log/index.ts'
import { writeSettings } from './read-settings.ts'

/** Saves custom HTML and CSS unchanged, because administrators are trusted with it. An absent text becomes empty. */
export async function updateCustomHtmlSettings(
  app: AppContext,
  given: OperationBody<'updateCustomHtmlSettings'>,
  by: Administrator,
): Promise<null> {
  await writeSettings(
    app,
    'custom_css_html',
    {
      custom_head: given.custom_head ?? '',
      custom_css: given.custom_css ?? '',
      custom_header: given.custom_header ?? '',
      custom_footer: given.custom_footer ?? '',
      custom_sidebar: given.custom_sidebar ?? '',
    },
    by,
  )
  return null
}
