import type { Schemas } from '@quandary/api-client'
import { Avatar, RadioGroup } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/account-words.ts'
import type { Picture } from './profile-draft.ts'
import * as styles from './settings.css.ts'

interface PictureChoiceProps {
  person: Schemas['CurrentUser']
  /** As it is typed now: initials follow it. */
  name: string
  value: Picture
  onChange: (picture: Picture) => void
  help: string | undefined
  error: string | undefined
  disabled: boolean
}

/** Where the picture of a member comes from, beside the picture. */
export function PictureChoice(props: PictureChoiceProps): ReactNode {
  const { person, name, value, onChange, help, error, disabled } = props
  const words = useAccountWords()
  const { custom, gravatar } = person.avatar
  const sources: Readonly<Record<Picture, string>> = { system: '', gravatar, custom }
  const options = [
    {
      value: 'system',
      label: words('profile.avatar_system'),
      description: words('profile.avatar_system_about'),
      disabled,
    },
    {
      value: 'gravatar',
      label: words('profile.avatar_gravatar'),
      description: words('profile.avatar_gravatar_about'),
      disabled,
    },
    ...(custom === '' ? [] : [{ value: 'custom', label: words('profile.avatar_custom'), disabled } as const]),
  ] as const
  return (
    <div className={styles.picture}>
      <Avatar name={name.trim() || person.display_name} src={sources[value] || undefined} size="lg" />
      <RadioGroup
        legend={words('profile.avatar')}
        options={options}
        value={value}
        onChange={onChange}
        help={help}
        error={error}
      />
    </div>
  )
}
