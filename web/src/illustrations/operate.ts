/** Makes a drawn part of a page work; returns what ends that. */
export type Operate = (part: HTMLElement) => () => void
