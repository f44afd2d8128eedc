/** Marks the button that opens the cookie settings, which is plain HTML. */
export const SETTINGS_MARK = 'data-cookie-settings'
