import '@quandary/ui/reset.css'
import '@quandary/ui/styles.css'
import '@quandary/ui/print.css'
import { FailuresContext, presentInForm } from '@quandary/web-shell'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Installer } from './features/installation/index.ts'
import { takeTokenOfLink } from './shell/api.ts'
import { LanguageProvider } from './shell/language.tsx'

/** In the installer, each form shows all its errors itself, so `report` only writes to the console. */
const failures = { report: reportError, reportInForm: presentInForm }

takeTokenOfLink()

const root = document.querySelector('#app')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <FailuresContext value={failures}>
          <Installer />
        </FailuresContext>
      </LanguageProvider>
    </StrictMode>,
  )
}
