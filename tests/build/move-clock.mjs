// Moves the clock of a process and of its workers: NODE_OPTIONS=--import=THIS_FILE DAYS_AHEAD=400
const { DAYS_AHEAD = '0' } = process.env;
const ahead = Number(DAYS_AHEAD) * 24 * 60 * 60 * 1000;

globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length > 0 ? args : [new.target.now()]));
  }

  static now() {
    return super.now() + ahead;
  }
};
