import type { Schemas } from '@quandary/api-client'
import { Button } from '@quandary/ui'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../shell/language.tsx'
import { returnFocus } from '../../shell/return-focus.ts'
import { textOf, type NoteProps } from './settings-group.ts'

/** The robots.txt of a new site (`docs/spec/domain.md#settings`). */
const ROBOTS = 'User-agent: *\nDisallow: /admin\nDisallow: /search\nDisallow: /users/settings\n'

/** A button that puts the initial robots.txt back into the form. */
export function RobotsReset({ values, set }: NoteProps<Schemas['SiteSeo']>): ReactNode {
  const { t } = useLanguage()
  if (textOf(values, 'robots') === ROBOTS.trim()) return null
  const reset = () => {
    // The button disappears once the field has the initial text.
    flushSync(() => set('robots', ROBOTS))
    returnFocus()
  }
  return (
    <div>
      <Button size="sm" onClick={reset}>
        {t('seo.robots_reset')}
      </Button>
    </div>
  )
}
