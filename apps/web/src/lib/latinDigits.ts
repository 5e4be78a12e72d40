const marks: Record<string, string> = { '٫': '.', '٬': ',', '،': ',' }

/** A typed text with Latin digits and marks, for keyboards that write ٢٥ or ۲۵; marks of direction are left out. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٫٬،]/g, (mark) => marks[mark]!)
    .replace(/[\u061c\u200e\u200f]/g, '')
