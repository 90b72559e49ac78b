import { basePath } from '@quandary/web-shell'
import { idsIn, isLatestPosts, type LatestPosts } from './new-posts.ts'

export { idsIn }

const streamOf = (questionId: string) =>
  `${basePath()}/answer/api/v1/notification/stream?question=${encodeURIComponent(questionId)}`

/**
 * Subscribes to new posts below a question while its page is visible.
 *
 * @param gone ends the subscription when aborted
 * @param onPosts receives the latest posts, immediately and on every change
 */
export function followNewPosts(questionId: string, gone: AbortSignal, onPosts: (posts: LatestPosts) => void): void {
  if (gone.aborted) return
  let stream: EventSource | undefined
  let over = false
  const listen = () => {
    const opened = new EventSource(streamOf(questionId))
    opened.addEventListener('posts', ({ data }: MessageEvent<string>) => {
      const posts: unknown = JSON.parse(data)
      if (isLatestPosts(posts)) onPosts(posts)
    })
    // The server ended the stream for good: the session has ended, or the question is no longer visible.
    opened.addEventListener('end', () => {
      over = true
      opened.close()
    })
    return opened
  }
  const settle = () => {
    if (document.visibilityState === 'visible' && !over) stream ??= listen()
    else {
      stream?.close()
      stream = undefined
    }
  }
  document.addEventListener('visibilitychange', settle)
  gone.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', settle)
    stream?.close()
  })
  settle()
}
