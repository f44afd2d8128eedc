/** Licenses of SPDX under which a package may ship without a question: permissive, or of fonts. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts may be shipped with software, under their own names.
  'OFL-1.1',
])

export type Exception = {
  /** The name of a package; a `*` at its end stands for any letters. */
  name: string
  /** The versions that somebody has looked at. */
  range: string
  /** What the lockfile says, so that a change of the license is noticed; undefined if it says nothing. */
  license: string | undefined
  reason: string
}

const FILE_COPYLEFT = 'unmodified; MPL-2.0 asks for the source of changed files only'
const LIBVIPS = 'a shared library of its own, unmodified, which its user may replace as LGPL asks'

/** Packages that may ship, though their license is not in `ALLOWED`. */
export const EXCEPTIONS: Exception[] = [
  { name: '@vercel/stega', range: '1.x', license: 'MPL-2.0', reason: FILE_COPYLEFT },
  { name: 'lightningcss', range: '1.x', license: 'MPL-2.0', reason: FILE_COPYLEFT },
  { name: 'lightningcss-*', range: '1.x', license: 'MPL-2.0', reason: FILE_COPYLEFT },
  {
    name: '@img/sharp-libvips-*',
    range: '1.x',
    license: 'LGPL-3.0-or-later',
    reason: LIBVIPS,
  },
  {
    name: '@img/sharp-win32-*',
    range: '0.35.x',
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: LIBVIPS,
  },
  {
    name: '@img/sharp-wasm32',
    range: '0.35.x',
    license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'for platforms that no image of ours has',
  },
  {
    name: 'caniuse-lite',
    range: '1.x',
    license: 'CC-BY-4.0',
    reason: 'data that builds read; no page and no answer has them',
  },
  {
    name: 'jsonify',
    range: '0.0.1',
    license: 'Public Domain',
    reason: 'no license is needed; SPDX has no name for it',
  },
  {
    name: 'md5-o-matic',
    range: '0.1.1',
    license: undefined,
    reason: 'its LICENSE file is that of MIT',
  },
  { name: 'png-js', range: '2.x', license: undefined, reason: 'its LICENSE file is that of MIT' },
]

/** Files that ship and are neither our code nor in a package; fonts come as packages (`@fontsource…`). */
export const FILES: { [path: string]: string } = {
  'web/public/icons/any-192.png': 'our own drawing',
  'web/public/icons/any-512.png': 'our own drawing',
  'web/public/icons/maskable-512.png': 'our own drawing',
  'web/src/app/apple-icon.png': 'our own drawing',
  'web/src/app/favicon.ico': 'our own drawing',
  'web/src/app/icon.svg': 'our own drawing',
}
