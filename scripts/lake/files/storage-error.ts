const SQLITE = { busy: 5, locked: 6, corrupt: 11, full: 13, notADatabase: 26 }

/** Whether an error of the file system or of SQLite means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return (
    (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC' || sqliteCode(error) === SQLITE.full
  )
}

/** Wraps an error of SQLite in one line that names the file and the remedy; other errors pass unchanged. */
export function explainStorageError(error: unknown, file: string): unknown {
  const explained = (problem: string) => new Error(`${file} ${problem}`, { cause: error })
  const code = sqliteCode(error)
  if (code === SQLITE.busy || code === SQLITE.locked)
    return explained('is in use: another content lake is running on it. Stop it first.')
  // Stored JSON that does not parse was damaged after it was written.
  if (code === SQLITE.corrupt || code === SQLITE.notADatabase || error instanceof SyntaxError)
    return explained(
      'is damaged, or is not a content lake. Move it away and put back a copy, or set LAKE_DIR to another folder.',
    )
  if (code !== undefined)
    return explained(`cannot be used: ${(error as Error).message}. Set LAKE_DIR to another folder.`)
  return error
}

/** SQLite's primary result code; the extended ones keep it in their low byte. */
function sqliteCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}
