import './shell/first-theme.ts'
import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
import '@quandary/ui/print.css'
import { ApiFailure } from '@quandary/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createAdminRouter } from './router.tsx'
import { api } from './shell/api.ts'
import { LanguageProvider } from './shell/language.tsx'
import { createLanguageStore, firstLanguage } from './shell/language-store.ts'
import { NotAdministrator } from './shell/session.ts'

async function start(root: Element): Promise<void> {
  const queryClient = new QueryClient({
    // Failures show at once with a retry button; a lost connection must not leave a page loading forever.
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
  const language = await createLanguageStore(firstLanguage())
  const router = createAdminRouter({ api, queryClient, language })
  createRoot(root, { onCaughtError: reportUnexpected }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider store={language}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** Error screens display every error; only unexpected ones are logged to the console. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiFailure || error instanceof NotAdministrator)) reportError(error)
}

const root = document.querySelector('#app')
if (root) void start(root)
