import type { AnyRoute } from '@tanstack/react-router'
import { Route as root } from '../routes/__root.tsx'
import { Route as home } from '../routes/index.tsx'
import { Route as search } from '../routes/search.tsx'
import { Route as questions } from '../routes/questions.index.tsx'
import { Route as question } from '../routes/questions.$qid.index.tsx'
import { Route as titledQuestion } from '../routes/questions.$qid.$part.index.tsx'
import { Route as titledAnswer } from '../routes/questions.$qid.$part.$aid.tsx'
import { Route as tags } from '../routes/tags.index.tsx'
import { Route as tag } from '../routes/tags.$slug.index.tsx'
import { Route as profile } from '../routes/users.$username.index.tsx'
import { Route as profileTab } from '../routes/users.$username.$tab.tsx'
import type { routeTree } from '../routeTree.gen.ts'

/** The routes of the pages that guests read, by their ids in the whole route tree. */
const routes: Readonly<Record<string, AnyRoute>> = {
  '/': home,
  '/search': search,
  '/questions/': questions,
  '/questions/$qid/': question,
  '/questions/$qid/$part/': titledQuestion,
  '/questions/$qid/$part/$aid': titledAnswer,
  '/tags/': tags,
  '/tags/$slug/': tag,
  '/users/$username/': profile,
  '/users/$username/$tab': profileTab,
}

/** Returns true if the first page of a visit needs no other routes than those for reading. */
export function isReadingRoute(id: string): boolean {
  return id in routes
}

/**
 * Returns the route tree with which a page for reading is hydrated. It cannot match any other address: where the whole
 * tree has `/questions/ask`, this one has a question of that id. The first navigation completes it
 * (`later-routes.ts`), which turns this same tree into the whole one.
 */
export function readingTree(): typeof routeTree {
  for (const [id, route] of Object.entries(routes)) route.update({ id, path: id, getParentRoute: () => root })
  return root.addChildren(Object.values(routes)) as unknown as typeof routeTree
}
