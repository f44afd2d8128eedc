import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** The Studio's per-user settings (`/users/me/keyvalue`) in a JSON file; they hold only the layout of its panes. */
export class KeyValues {
  readonly #file: string
  readonly #values: Map<string, unknown>

  constructor(file: string) {
    this.#file = file
    this.#values = new Map(Object.entries(readValues(file)))
  }

  get(key: string): unknown {
    return this.#values.get(key) ?? null
  }

  set(key: string, value: unknown): void {
    this.#values.set(key, value)
    const written = `${this.#file}.new`
    writeFileSync(written, JSON.stringify(Object.fromEntries(this.#values)), { mode: 0o600 })
    renameSync(written, this.#file)
  }
}

function readValues(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // A new lake, or a damaged file: the Studio starts with its own defaults.
    return {}
  }
}
