import { notifyManager, type QueryClient } from '@tanstack/react-query'

/** Queries that show posts and the reader's part in them. */
const SHOWING_POSTS: readonly unknown[] = ['question', 'answers', 'questions', 'comments', 'related-questions']

/** Marks what shows posts as old, so that the next visit loads it. What stands on this page stays. */
export function forgetPosts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => SHOWING_POSTS.includes(queryKey[0]),
    refetchType: 'none',
  })
}

/** Loads the question of this page and its answers again; everything else is loaded when it is next visited. */
export async function refreshPosts(queryClient: QueryClient): Promise<void> {
  forgetPosts(queryClient)
  await Promise.all(
    ['question', 'answers'].map((name) => queryClient.refetchQueries({ queryKey: [name], type: 'active' })),
  )
  // The screens are told in the order of things: when this has its turn, they know.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}
