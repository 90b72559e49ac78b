import type { Schemas } from '@quandary/api-client'
import { Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { textOf, type NoteProps } from './settings-group.ts'

/** The robots.txt of a new site (`docs/spec/domain.md#settings`). */
const ROBOTS = 'User-agent: *\nDisallow: /admin\nDisallow: /search\nDisallow: /users/settings\n'

/** A button that puts the initial robots.txt back into the form. */
export function RobotsReset({ values, set }: NoteProps<Schemas['SiteSeo']>): ReactNode {
  const { t } = useLanguage()
  if (textOf(values, 'robots') === ROBOTS.trim()) return null
  return (
    <div>
      <Button size="sm" onClick={() => set('robots', ROBOTS)}>
        {t('seo.robots_reset')}
      </Button>
    </div>
  )
}
