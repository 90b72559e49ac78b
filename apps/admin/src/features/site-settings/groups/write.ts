import type { Schemas } from '@quandary/api-client'
import { operationQuery } from '@quandary/api-client/query'
import { bodyOf, type SettingsGroup } from '../settings-group.ts'

type Write = Schemas['SiteWrite']

/** Maximum number of tags the server accepts in one list. */
const MAX_MARKED_TAGS = 1000

/** Rules for posting. */
export const writeSettings: SettingsGroup<Write> = {
  title: 'nav.write',
  name: 'site_write',
  query: (api) => operationQuery(api, 'getWriteSettings'),
  fields: (t) => {
    const titled = (name: keyof Write) => ({ name, title: t(`write.${name}`), description: t(`write.${name}_help`) })
    const count = { type: 'input', inputType: 'number', step: 1, required: true } as const
    const tags = { type: 'tags', max: MAX_MARKED_TAGS, canCreate: false } as const
    return [
      { name: 'answers', type: 'legend', title: t('write.answers') },
      { ...titled('restrict_answer'), type: 'checkbox' },
      { name: 'tags', type: 'legend', title: t('write.tags') },
      { ...titled('min_tags'), ...count, min: 1, max: 5 },
      { ...titled('max_tags'), ...count, min: 1, max: 20 },
      { ...titled('required_tag'), type: 'checkbox' },
      { ...titled('recommend_tags'), ...tags },
      { ...titled('reserved_tags'), ...tags },
      { name: 'approval', type: 'legend', title: t('write.approval') },
      { ...titled('first_posts_wait'), type: 'checkbox' },
      { ...titled('max_links'), ...count, min: 0, max: 100 },
    ]
  },
  save: (api, values, saved) => api.call('updateWriteSettings', { body: bodyOf(values, saved) }),
}
