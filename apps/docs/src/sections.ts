import type { Section } from './page.ts'
import { contractPages } from './pages-of/contract.ts'
import { documentPage } from './pages-of/documents.ts'
import { packageSections } from './pages-of/packages.ts'

/** Folder of documents that exist only for this site. */
const OWN = 'apps/docs/content'

/** Reads every page of the site from the repository, in the order of the menu. */
export function readSections(): Section[] {
  return [
    { label: 'Start', entries: [documentPage(`${OWN}/start.md`, '/')] },
    {
      label: 'Running a site',
      entries: [
        documentPage('README.md', '/running/overview/', 'Overview and settings'),
        documentPage('docs/running.md', '/running/', 'Services, containers, proxies'),
        documentPage('docs/scale.md', '/running/scale/'),
        documentPage('docs/backup.md', '/running/backup/'),
        documentPage('docs/storage.md', '/running/storage/'),
        documentPage('docs/export.md', '/running/export/'),
        documentPage('docs/importing.md', '/running/importing/'),
        documentPage('docs/languages.md', '/running/languages/'),
        documentPage('docs/customizing.md', '/running/customizing/'),
        documentPage('docs/security.md', '/running/security/', 'Security'),
        documentPage('SECURITY.md', '/running/reporting/', 'Reporting a hole'),
      ],
    },
    {
      label: 'Packages',
      entries: [
        documentPage('docs/versions.md', '/packages/versions/'),
        documentPage('docs/sizes.md', '/packages/sizes/'),
        ...packageSections(),
      ],
    },
    {
      label: 'HTTP API',
      entries: [
        documentPage('docs/spec/contract.md', '/http/', 'What holds for every call'),
        { label: 'Nouns', entries: contractPages() },
      ],
    },
    {
      label: 'The product',
      entries: [
        documentPage('docs/spec/README.md', '/product/', 'About the specification'),
        documentPage('docs/spec/domain.md', '/product/domain/', 'Rules'),
        documentPage('docs/spec/screens.md', '/product/screens/', 'Screens'),
        documentPage('docs/spec/decisions.md', '/product/decisions/', 'Decisions'),
      ],
    },
    {
      label: 'Contributing',
      entries: [
        documentPage('CONTRIBUTING.md', '/contributing/'),
        documentPage('docs/architecture.md', '/contributing/architecture/'),
      ],
    },
  ]
}
