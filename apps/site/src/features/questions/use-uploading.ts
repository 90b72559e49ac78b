import { useState } from 'react'

/** Tracks image uploads in the texts of a form, because posting waits for them. */
export function useUploading() {
  const [busyFields, setBusyFields] = useState<readonly string[]>([])
  const onUploading = (field: string, uploading: boolean) => {
    setBusyFields((before) => {
      const others = before.filter((one) => one !== field)
      return uploading ? [...others, field] : others
    })
  }
  return { uploading: busyFields.length > 0, onUploading }
}
