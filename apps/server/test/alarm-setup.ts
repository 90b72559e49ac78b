// Setup of each test file: fails every test during which an error occurs inside the server.
import { afterEach, expect } from 'vitest'
import { takeProblems, watchProcess } from './alarm.ts'

watchProcess()
afterEach(() => expect(takeProblems(), 'errors inside the server').toEqual([]))
