import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
import '@quandary/ui/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Installer } from './features/installation/index.ts'
import { LanguageProvider } from './shell/language.tsx'

const root = document.querySelector('#app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <Installer />
      </LanguageProvider>
    </StrictMode>,
  )
}
