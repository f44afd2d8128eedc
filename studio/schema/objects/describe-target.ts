import { dialogs } from '../options/dialogs'

/** The values that a preview selects to say where something leads. */
export interface SelectedTarget {
  target?: string
  path?: string
  route?: string
  url?: string
  dialog?: string
  file?: string
  anchor?: string
}

/** The preview selection that belongs to `describeTarget`. */
export const targetSelection = {
  target: 'target',
  path: 'document.path.current',
  route: 'route',
  url: 'url',
  dialog: 'dialog',
  file: 'file.asset.originalFilename',
  anchor: 'anchor',
}

/** Says in one line where a button or link leads. */
export function describeTarget(selected: SelectedTarget): string {
  const { target, path, route, url, dialog, file, anchor } = selected
  switch (target) {
    case 'document':
      return path ? `→ ${path}` : 'No page chosen'
    case 'route':
      return route ? `→ ${route}` : 'No screen chosen'
    case 'url':
      return url ? `→ ${url}` : 'No web address yet'
    case 'dialog':
      return `Opens ${dialogs.find((entry) => entry.value === dialog)?.title ?? 'no dialog yet'}`
    case 'chat':
      return 'Opens the chat'
    case 'file':
      return `Downloads ${file ?? 'no file yet'}`
    case 'anchor':
      return anchor ? `Scrolls to #${anchor}` : 'No anchor yet'
    default:
      return 'Plain text'
  }
}
