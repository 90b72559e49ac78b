import { Field, RadioGroup, Section, TagInput, type TagChoice } from '@quandary/ui'
import type { ReactNode } from 'react'
import { updateIgnoredTagsLimits } from '@quandary/api-client/limits'
import type { Schemas } from '@quandary/api-client'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useTagChoices } from '../tags/index.ts'
import { useIgnoredTags } from './use-ignored-tags.ts'
import * as styles from './settings.css.ts'

type Ignored = Schemas['IgnoredTags']

/** The tags that the viewer ignores, and how lists treat their questions. Changes apply immediately. */
export function IgnoredTags(): ReactNode {
  const words = useAccountWords()
  const { suggest } = useTagChoices()
  const { ignored, choose } = useIgnoredTags()
  return (
    <Section title={words('ignored.title')}>
      <div className={styles.sectionBody}>
        <p className={styles.lead}>{words('ignored.lead')}</p>
        <Field label={words('ignored.tags')}>
          <TagInput
            value={ignored.tags.map(({ slug_name: value, display_name: label }) => ({ value, label }))}
            onChange={(chosen) => choose({ tags: chosen.map(tagOf) })}
            suggest={suggest}
            max={updateIgnoredTagsLimits.slug_name_list.max}
          />
        </Field>
        <RadioGroup<Ignored['display']>
          legend={words('ignored.display')}
          options={[
            { value: 'dim', label: words('ignored.dim') },
            { value: 'hide', label: words('ignored.hide') },
          ]}
          value={ignored.display}
          onChange={(display) => choose({ display })}
        />
      </div>
    </Section>
  )
}

function tagOf({ value, label = value }: TagChoice): Ignored['tags'][number] {
  // The id is not needed, because the server's response contains it.
  return { tag_id: '', slug_name: value, display_name: label }
}
