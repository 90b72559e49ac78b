import { createFileRoute } from '@tanstack/react-router'
import { SettingsFilePage } from '../features/settings-file/index.ts'

export const Route = createFileRoute('/settings-file')({ component: SettingsFilePage })
