/** The site cannot be seeded as requested; the message says why. */
export class SeedRefused extends Error {
  override name = 'SeedRefused'
}

/** Seeding was stopped between two batches; everything stored so far stays, and the next call resumes. */
export class SeedStopped extends Error {
  override name = 'SeedStopped'
  constructor() {
    super('Seeding was stopped')
  }
}
