import { spawnSync } from 'node:child_process'
import { findOrInstall } from './install-packages.ts'

/**
 * The name of Poppler's pdfinfo, by which tests read the tags of a PDF; installed on Debian if we may, undefined if
 * there is none.
 */
export const requirePdfinfo = (): string | undefined =>
  findOrInstall({
    name: 'pdfinfo',
    find: () => (spawnSync('pdfinfo', ['-v']).status === 0 ? 'pdfinfo' : undefined),
    packages: ['poppler-utils'],
  })
