import { renderMarkdown } from '@quandary/markdown'
import { reloadSettings, readSettingsIn, writeSettingsIn } from '../../slices/site-settings/index.ts'
import type { SettingsGroups } from '../../slices/site-settings/index.ts'
import type { ImportRun } from '../run.ts'
import type { AnswerSite } from './site.ts'

/**
 * Imports name, descriptions, contact address, legal texts, and rules for tags and answers. The address, design, mail
 * and sign-in settings of this site stay.
 */
export async function importSettings({ ctx, siteUrl }: ImportRun, site: AnswerSite): Promise<void> {
  const general = textsOf(site.settings('general'), ['name', 'short_description', 'description', 'contact_email'])
  const legal = textsOf({ ...site.settings('legal'), ...site.settings('policies') }, [
    'terms_of_service_original_text',
    'privacy_policy_original_text',
  ])
  const html = Object.entries(legal).map(([name, text]) => [
    name.replace('original', 'parsed'),
    renderMarkdown(text, { siteUrl }),
  ])
  const write = rulesOf({ ...site.settings('write'), ...site.settings('questions'), ...site.settings('tags') })
  await ctx.db.transaction().execute(async (tx) => {
    const change = async <G extends 'general' | 'legal' | 'site_write'>(group: G, part: Partial<SettingsGroups[G]>) =>
      writeSettingsIn(ctx, tx, { group, value: { ...(await readSettingsIn(tx, group)), ...part } })
    await change('general', general)
    await change('legal', { ...legal, ...Object.fromEntries(html) })
    await change('site_write', write)
  })
  for (const group of ['general', 'legal', 'site_write'] as const) await reloadSettings(ctx, group)
}

function textsOf<Name extends string>(
  group: Readonly<Record<string, unknown>> | undefined,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = group?.[name]
    if (typeof text === 'string' && text.trim() !== '') texts[name] = text
  }
  return texts
}

function rulesOf(group: Readonly<Record<string, unknown>>): Partial<SettingsGroups['site_write']> {
  const { restrict_answer, required_tag, min_tags } = group
  return {
    ...(typeof restrict_answer === 'boolean' ? { restrict_answer } : {}),
    ...(typeof required_tag === 'boolean' ? { required_tag } : {}),
    ...(typeof min_tags === 'number' && min_tags >= 0 && min_tags <= 5 ? { min_tags } : {}),
  }
}
