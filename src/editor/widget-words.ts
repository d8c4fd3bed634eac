/** A note for editors about a widget whose server they name themselves. */
export function writeServerNote(server = 'its server'): string {
  return `When a visitor clicks, a page from ${server} appears in a frame. The operator of ${server} learns the visitor’s IP address and everything that visitors enter. The page can run scripts, send forms and open new tabs. It cannot change your page or use the camera, microphone, location or payments. Ask the provider for a privacy agreement first.`;
}
