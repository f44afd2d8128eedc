import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER } from './settings.ts'

const FILE = join(FOLDER, 'report.txt')

export function startReport(): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(FILE, '')
  process.env.DEPLOY_STARTED_AT = String(Date.now())
}

/** Adds a line to the report with the elapsed time, and prints it. */
export function note(line: string): void {
  const minutes = (Date.now() - Number(process.env.DEPLOY_STARTED_AT)) / 60_000
  const text = `${minutes.toFixed(1)} min  ${line}`
  appendFileSync(FILE, `${text}\n`)
  console.log(text)
}
