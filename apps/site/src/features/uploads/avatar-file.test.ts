import { expect, it } from 'vitest'
import { avatarFileProblem } from './avatar-file.ts'

it('an avatar is a JPEG, PNG or WebP of at most 4 MB', () => {
  const megabytes = 4 * 1024 * 1024
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    expect(avatarFileProblem({ type, size: megabytes })).toBeUndefined()
    expect(avatarFileProblem({ type, size: megabytes + 1 })).toBe('size')
  }
  for (const type of ['image/gif', 'image/svg+xml', 'text/html', '']) {
    expect(avatarFileProblem({ type, size: 1 })).toBe('type')
  }
})
