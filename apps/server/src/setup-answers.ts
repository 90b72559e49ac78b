import { randomBytes } from 'node:crypto'
import type { OperationBody } from '@quandary/api-client'
import type { Config } from './config.ts'
import { ConfigError } from './config.ts'
import type { AppContext } from './context.ts'
import { loadContract } from './platform/http/contract.ts'
import { refusalEnvelope } from './platform/http/envelope.ts'
import { validatorsOf } from './platform/http/validation.ts'
import { ENGLISH } from './platform/i18n/language.ts'
import { InvalidFields } from './platform/refusals/refusal.ts'
import type { InstallAnswers } from './slices/install/index.ts'
import { assertUsable } from './slices/install/index.ts'

type AnswerField = keyof OperationBody<'installSite'>

/** Environment variables by the field of the installer that each of them fills in. */
const VARIABLES: Readonly<Record<string, string>> = {
  site_name: 'SITE_NAME',
  site_url: 'SITE_URL',
  contact_email: 'CONTACT_EMAIL',
  name: 'ADMIN_NAME',
  email: 'ADMIN_EMAIL',
  password: 'ADMIN_PASSWORD',
} satisfies Partial<Record<AnswerField, string>>

/**
 * Reads the inputs of an installation from the environment, and validates them like the installer.
 * @throws {ConfigError} naming each variable that cannot be used
 */
export function answersFromEnvironment({ config, languages }: AppContext): InstallAnswers {
  return usableAnswers(config, languages.find(config.answers.language)?.code)
}

/**
 * Validates the inputs of an installation without a database.
 * @throws {ConfigError} naming each variable that cannot be used
 */
export function assertAnswers(config: Config): void {
  usableAnswers(config)
}

function usableAnswers(config: Config, language = 'en_US'): InstallAnswers {
  const answers = readAnswers(config, language)
  try {
    assertContract(answers)
    assertUsable(answers)
    return answers
  } catch (error) {
    throw error instanceof InvalidFields ? new ConfigError(sentencesOf(error)) : error
  }
}

function readAnswers({ answers, port }: Config, language: string): InstallAnswers {
  const adminEmail = answers.adminEmail ?? 'admin@example.com'
  return {
    language,
    siteName: answers.siteName ?? 'Quandary',
    siteUrl: answers.siteUrl ?? `http://localhost:${port}`,
    contactEmail: answers.contactEmail ?? adminEmail,
    adminName: answers.adminName ?? 'admin',
    adminEmail,
    adminPassword: answers.adminPassword ?? randomBytes(9).toString('base64url'),
    loginRequired: false,
  }
}

/** @throws {InvalidFields} for what the installer's operation would reject */
function assertContract(answers: InstallAnswers): void {
  const contract = loadContract()
  const operation = contract.operations.find(({ id }) => id === 'installSite')
  if (!operation) throw new Error('The contract does not describe installSite')
  const body: OperationBody<'installSite'> = {
    lang: answers.language,
    site_name: answers.siteName,
    site_url: answers.siteUrl,
    contact_email: answers.contactEmail,
    name: answers.adminName,
    email: answers.adminEmail,
    password: answers.adminPassword,
  }
  validatorsOf(contract).body(operation, body)
}

function sentencesOf(refusal: InvalidFields): string {
  const fields = refusal.init.fields ?? []
  return fields
    .map((field) => {
      const { msg } = refusalEnvelope(new InvalidFields([field]), ENGLISH)
      return `${VARIABLES[field.field] ?? field.field}: ${msg}`
    })
    .join('\n')
}
