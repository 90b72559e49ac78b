import { useState } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { AVATAR_MEGABYTES, avatarFileProblem } from './avatar-file.ts'
import { uploadPicture } from './upload-picture.ts'

/**
 * Holds the state of an avatar upload: file selection, cropping, sending, and the error message if it is refused.
 *
 * @param onUploaded called with the picture's address; it only becomes the avatar when the profile is saved
 */
export function useAvatarUpload(onUploaded: (address: string) => void) {
  const { api } = useSite()
  const words = useAccountWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [cropping, setCropping] = useState<File | null>(null)
  const choose = (file: File): void => {
    const refused = avatarFileProblem(file)
    if (refused === undefined) {
      setProblem(undefined)
      setCropping(file)
    } else
      setProblem(
        refused === 'type'
          ? words('profile.avatar_only_image')
          : words('profile.avatar_max_size', { size: AVATAR_MEGABYTES }),
      )
  }
  const send = async (file: File): Promise<void> => {
    setCropping(null)
    setBusy(true)
    const { data, error } = await uploadPicture(api, { source: 'avatar', file })
    setBusy(false)
    if (error === undefined) onUploaded(data)
    else
      setProblem(
        error.kind === 'fields' ? (error.fields[0]?.error_msg ?? error.message) : words('profile.avatar_failed'),
      )
  }
  return {
    busy,
    problem,
    /** Checks a chosen file and, if it is an image of allowed size, starts cropping it. */
    choose,
    /** The file being cropped. */
    cropping,
    send: (file: File) => void send(file),
    cancel: () => setCropping(null),
  }
}
