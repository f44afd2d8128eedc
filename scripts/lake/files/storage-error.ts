const SQLITE = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
}
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS']
const NOT_A_FOLDER = ['EEXIST', 'ENOTDIR', 'EISDIR']
const NO_SPACE = ['ENOSPC', 'EDQUOT']

/** Whether an error of the file system or of SQLite means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return NO_SPACE.includes(codeOf(error)) || sqliteCode(error) === SQLITE.full
}

/** Whether an error means that a stored file is damaged. */
function isDamaged(error: unknown): boolean {
  // Stored JSON that does not parse was damaged after it was written.
  if (error instanceof SyntaxError) return true
  return [SQLITE.corrupt, SQLITE.notADatabase].includes(sqliteCode(error) ?? 0)
}

/** Wraps a storage error in one line that names the file and the remedy; other errors pass unchanged. */
export function explainStorageError(error: unknown, file: string, remedy: string): unknown {
  const explained = (problem: string) => new Error(`${file} ${problem}`, { cause: error })
  const sqlite = sqliteCode(error)
  if (sqlite === SQLITE.busy || sqlite === SQLITE.locked)
    return explained('is in use: another content lake is running on it. Stop it first.')
  if (isDamaged(error)) return explained(`is damaged, or is not a content lake. ${remedy}`)
  if (isDiskFull(error)) return explained('cannot be written: the disk is full. Free some space.')
  if (NOT_A_FOLDER.includes(codeOf(error)))
    return explained(
      'is in the way: it is a file where a folder is needed, or the reverse. Move it, or set LAKE_DIR to another folder.',
    )
  if (
    NOT_WRITABLE.includes(codeOf(error)) ||
    sqlite === SQLITE.readOnly ||
    sqlite === SQLITE.cannotOpen
  )
    return explained(
      'cannot be read and written by this user. Change its permissions, or set LAKE_DIR to another folder.',
    )
  if (sqlite !== undefined)
    return explained(`cannot be used: ${(error as Error).message}. ${remedy}`)
  return error
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | null)?.code ?? '')
}

/** SQLite's primary result code; the extended ones keep it in their low byte. */
function sqliteCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}
