import { useState } from 'react'
import { useAccountWords } from '../../shell/account-words.ts'
import { useSite } from '../../shell/site-context.ts'
import { AVATAR_MEGABYTES, avatarFileProblem } from './avatar-file.ts'
import { uploadPicture } from './upload-picture.ts'

/**
 * Uploads a picture of a member, with what is wrong with it in words.
 *
 * @param onUploaded told of its address; it is nobody's picture before the profile is saved with it
 */
export function useAvatarUpload(onUploaded: (address: string) => void) {
  const { api } = useSite()
  const words = useAccountWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async (file: File): Promise<void> => {
    const refused = avatarFileProblem(file)
    if (refused !== undefined) {
      setProblem(
        refused === 'type'
          ? words('profile.avatar_only_image')
          : words('profile.avatar_max_size', { size: AVATAR_MEGABYTES }),
      )
      return
    }
    setBusy(true)
    setProblem(undefined)
    const { data, error } = await uploadPicture(api, { source: 'avatar', file })
    setBusy(false)
    if (error === undefined) onUploaded(data)
    else
      setProblem(
        error.kind === 'fields' ? (error.fields[0]?.error_msg ?? error.message) : words('profile.avatar_failed'),
      )
  }
  return { busy, problem, send: (file: File) => void send(file) }
}
