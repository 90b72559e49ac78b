import { useState } from 'react'
import { useAccountWords } from '../../shell/account-words.ts'
import { useSite } from '../../shell/site-context.ts'
import { AVATAR_MEGABYTES, avatarFileProblem } from './avatar-file.ts'
import { uploadPicture } from './upload-picture.ts'

/**
 * Takes a picture of a member from the choice of a file over the choice of its part to its address, with what is wrong
 * with it in words.
 *
 * @param onUploaded told of its address; it is nobody's picture before the profile is saved with it
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
    /** Takes a file of the device. */
    choose,
    /** The file whose part is being chosen. */
    cropping,
    send: (file: File) => void send(file),
    cancel: () => setCropping(null),
  }
}
