import type { OperationData, Schemas } from '@quandary/api-client'
import { privilegeKeys } from '@quandary/guards'
import type { AppContext } from '../../context.ts'
import type { Language } from '../../platform/i18n/language.ts'
import { translate } from '../../platform/i18n/translate.ts'
import { reasonItem, reasonsFor } from '../reasons/index.ts'
import type { ReasonUse } from '../reasons/index.ts'
import { DAILY_CAP, POINTS } from '../reputation/index.ts'
import { readPrivileges, readSettings, renderSiteText } from '../site-settings/index.ts'

/** Returns the contents of the guide that depend on the settings of the site. */
export async function getHelp(ctx: AppContext, language: Language): Promise<OperationData<'getHelp'>> {
  const [texts, write, privileges] = await Promise.all([
    readSettings(ctx, 'help'),
    readSettings(ctx, 'site_write'),
    readPrivileges(ctx),
  ])
  const { restrict_answer, required_tag, min_tags, max_tags, first_posts_wait } = write
  return {
    before_html: await renderSiteText(ctx, texts.before_text),
    after_html: await renderSiteText(ctx, texts.after_text),
    privileges: privilegeKeys.map((key) => ({
      key,
      label: translate(language, `privilege.${key}`),
      reputation: privileges[key],
    })),
    points: { ...POINTS, daily_cap: DAILY_CAP },
    posting: { restrict_answer, required_tag, min_tags, max_tags, first_posts_wait },
    flag_reasons: describeReasons(FLAGS, language),
    close_reasons: describeReasons([{ object_type: 'question', action: 'close' }], language),
  }
}

const FLAGS: readonly ReasonUse[] = [
  { object_type: 'question', action: 'flag' },
  { object_type: 'answer', action: 'flag' },
  { object_type: 'comment', action: 'flag' },
]

/** Describes each reason once, however many uses it has. */
function describeReasons(uses: readonly ReasonUse[], language: Language): Schemas['HelpReason'][] {
  const reasons = new Map(uses.flatMap(reasonsFor).map((reason) => [reason.type, reason]))
  return [...reasons.values()].map((reason) => {
    const { name, description } = reasonItem(reason, language)
    return { name, description }
  })
}
