// Ways to hand a link on: the clipboard, the share sheet; where the page is plain http, only the marked text is left.

/** Copy what a field holds. Where the clipboard is closed the text stays marked, to be copied by hand. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.focus()
    field.select()
    return oldCopy()
  }
}

/** The way of older browsers, which plain http still allows. */
function oldCopy(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Open the share sheet; whoever closes it has decided, which is no fault. */
export async function share(url: string, text: string): Promise<void> {
  await navigator.share({ url, text }).catch(() => {})
}
