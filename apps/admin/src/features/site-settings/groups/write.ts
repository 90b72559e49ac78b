import type { Schemas } from '@quandary/api-client'
import { updateWriteSettingsLimits } from '@quandary/api-client/limits'
import { operationQuery } from '@quandary/api-client/query'
import { bodyOf, type SettingsGroup } from '../settings-group.ts'

type Write = Schemas['SiteWrite']

/** Rules for posting. */
export const writeSettings: SettingsGroup<Write> = {
  title: 'nav.write',
  name: 'site_write',
  query: (api) => operationQuery(api, 'getWriteSettings'),
  fields: (t) => {
    const { min_tags, max_tags, max_links, recommend_tags } = updateWriteSettingsLimits
    const titled = (name: keyof Write) => ({ name, title: t(`write.${name}`), description: t(`write.${name}_help`) })
    const count = { type: 'input', inputType: 'number', step: 1, required: true } as const
    const tags = { type: 'tags', max: recommend_tags.max, canCreate: false } as const
    return [
      { name: 'answers', type: 'legend', title: t('write.answers') },
      { ...titled('restrict_answer'), type: 'checkbox' },
      { name: 'tags', type: 'legend', title: t('write.tags') },
      { ...titled('min_tags'), ...count, ...min_tags },
      { ...titled('max_tags'), ...count, ...max_tags },
      { ...titled('required_tag'), type: 'checkbox' },
      { ...titled('recommend_tags'), ...tags },
      { ...titled('reserved_tags'), ...tags },
      { name: 'approval', type: 'legend', title: t('write.approval') },
      { ...titled('first_posts_wait'), type: 'checkbox' },
      { ...titled('max_links'), ...count, ...max_links },
    ]
  },
  save: (api, values, saved) => api.call('updateWriteSettings', { body: bodyOf(values, saved) }),
}
