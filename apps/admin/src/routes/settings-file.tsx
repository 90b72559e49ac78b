import { createFileRoute } from '@tanstack/react-router'
import { SettingsFilePage } from '../features/settings-file/settings-file-page.tsx'

export const Route = createFileRoute('/settings-file')({ component: SettingsFilePage })
