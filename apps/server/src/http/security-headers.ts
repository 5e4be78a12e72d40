/** Scripts from us alone; WebAssembly for the face engine; no frames, no plug-ins, no foreign hosts. */
export const contentSecurityPolicy = (https: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The component libraries set styles at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  },
})

/** Camera and place for our own pages alone; nothing else at all. */
export const permissionsPolicy =
  'camera=(self), geolocation=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), fullscreen=(self), microphone=(), payment=(), usb=(), display-capture=()'
