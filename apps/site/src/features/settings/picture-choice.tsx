import type { Schemas } from '@quandary/api-client'
import { Avatar, FileButton, RadioGroup } from '@quandary/ui'
import { Suspense, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { AVATAR_MEGABYTES, AVATAR_TYPES, LazyAvatarCrop, useAvatarUpload } from '../uploads/index.ts'
import type { Picture } from './profile-draft.ts'
import * as styles from './settings.css.ts'

interface PictureChoiceProps {
  person: Schemas['CurrentUser']
  /** The name as currently typed, for the initials. */
  name: string
  value: Picture
  /** Address of the uploaded picture, or ''. */
  custom: string
  onChange: (picture: Picture) => void
  /** Called with the address of a new upload, which becomes the selected source. */
  onUploaded: (address: string) => void
  help: string | undefined
  error: string | undefined
  disabled: boolean
}

/** The choice of the avatar's source, next to the avatar. */
export function PictureChoice(props: PictureChoiceProps): ReactNode {
  const { person, name, value, custom, onChange, onUploaded, help, error, disabled } = props
  const words = useAccountWords()
  const upload = useAvatarUpload(onUploaded)
  const sources: Readonly<Record<Picture, string>> = { system: '', gravatar: person.avatar.gravatar, custom }
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
      <div className={styles.pictureWords}>
        <RadioGroup
          legend={words('profile.avatar')}
          options={options}
          value={value}
          onChange={onChange}
          help={help ?? words('profile.avatar_limits', { size: AVATAR_MEGABYTES })}
          error={upload.problem ?? error}
        />
        <FileButton
          size="sm"
          accept={AVATAR_TYPES.join(',')}
          onFile={upload.choose}
          busy={upload.busy}
          busyText={words('profile.avatar_uploading')}
          disabledReason={disabled ? words('settings.closed') : undefined}
        >
          {words('profile.avatar_upload')}
        </FileButton>
        {upload.cropping === null ? null : (
          <Suspense>
            <LazyAvatarCrop file={upload.cropping} onCropped={upload.send} onCancel={upload.cancel} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
