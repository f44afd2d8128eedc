/** SPDX licenses that need no review: permissive ones, and those of fonts. */
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
  // Allows fonts to be shipped with software under their own names.
  'OFL-1.1',
])

export type Exception = {
  /** The package name; a final `*` is a wildcard. */
  name: string
  /** The reviewed versions. */
  range: string
  /** The license in the lockfile, so that a change is noticed; undefined if it names none. */
  license: string | undefined
  reason: string
}

const FILE_COPYLEFT = 'unmodified; MPL-2.0 asks for the source of changed files only'
const LIBVIPS = 'a shared library of its own, unmodified, which its user may replace as LGPL asks'

/** Reviewed packages with a license outside `ALLOWED`. */
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
]

/** Shipped files that are neither our code nor part of a package; fonts come as packages (`@fontsource…`). */
export const FILES: { [path: string]: string } = {
  'web/public/icons/any-192.png': 'our own drawing',
  'web/public/icons/any-512.png': 'our own drawing',
  'web/public/icons/maskable-512.png': 'our own drawing',
  'web/src/app/apple-icon.png': 'our own drawing',
  'web/src/app/favicon.ico': 'our own drawing',
  'web/src/app/icon.svg': 'our own drawing',
  'web/src/fonts/instrument-sans.woff2': 'a part of @fontsource-variable/instrument-sans (OFL-1.1)',
  'web/src/fonts/source-serif.woff2': 'a part of @fontsource/source-serif-4 (OFL-1.1)',
}
