/** What a child or a grandmother would type: five answers that mean the right one, and what is near but wrong. By riddle. */
export const TYPED: { readonly [riddle: string]: { readonly right: readonly string[]; readonly wrong: readonly string[] } } = {
  'never-left-at-bedtime': { right: ["It's time", 'my time', 'free time', 'spare time', 'tiem'], wrong: ['money', 'sleep', 'a clock'] },
  'jingle-in-the-other-coat': {
    right: ['Keys', 'my door key', 'the castle key', 'front door keys', 'a car key'],
    wrong: ['a lock', 'the door', 'a comb'],
  },
  'never-dizzy': { right: ['wheels', 'a wagon wheel', 'cartwheel', 'it is a tyre', 'weel'], wrong: ['a ball', 'a globe', 'a wagon'] },
  'neighbours-move-house': {
    right: ['drums', 'a toy drum', 'bongos', 'a big drum', 'a drumm'],
    wrong: ['a guitar', 'a trumpet', 'a baby'],
  },
  'best-ice-cream': { right: ['Nothing!', 'nothing at all', 'nowt', 'absolutely nothing', 'zip'], wrong: ['something', 'air', 'anything'] },
  'two-banks-no-coins': { right: ['a stream', 'rivers', 'the little river', 'a beck', 'a brook'], wrong: ['a road', 'a purse', 'the sea'] },
  'always-on-my-way': {
    right: ["it's tomorrow", 'tommorrow', 'the next day', 'tmrw', 'tomorow'],
    wrong: ['today', 'yesterday', 'Monday'],
  },
  'out-past-bedtime': {
    right: ['a star', 'twinkling stars', 'a falling star', 'the stars at night', 'starrs'],
    wrong: ['the moon', 'owls', 'bats'],
  },
  'fills-the-cave': { right: ['the dark', "it's dark", 'pitch black', 'blackness', 'darknes'], wrong: ['light', 'smoke', 'a bat'] },
  'row-of-yellow-teeth': {
    right: ['sweet corn', 'corn on a cob', 'maize', 'a corncob', 'an ear of maize'],
    wrong: ['a banana', 'a lion', 'a pea'],
  },
  'logs-for-supper': {
    right: ['a camp fire', 'flames', 'a bon fire', 'the fire', 'a log fire'],
    wrong: ['a sausage', 'a beaver', 'a dragon'],
  },
  'thief-of-hats': { right: ['a breeze', 'the wind', 'a storm', 'a draught', 'gusts of wind'], wrong: ['a ghost', 'the rain', 'a thief'] },
  'drummer-in-a-cage': {
    right: ['my heart', 'a heart beat', "it's your heart", 'my ticker', 'a beating heart'],
    wrong: ['a lung', 'a bird', 'blood'],
  },
  'up-and-over': { right: ['time', 'the time', "it's time", 'my time', 'tyme'], wrong: ['a bird', 'a ball', 'a clock'] },
  'mountain-in-a-bath': {
    right: ['an ice berg', 'iceburg', 'icebergs', 'a floating iceberg', 'an ice mountain'],
    wrong: ['an island', 'ice', 'a whale'],
  },
  'spitty-cake': {
    right: ['a birthday candle', 'candles', 'candel', 'a wax candle', 'the candles on a cake'],
    wrong: ['a cake', 'a match', 'a balloon'],
  },
  'row-of-cold-carrots': {
    right: ['icicles', 'an icycle', 'icicle', 'an ice spike', 'a row of icicles'],
    wrong: ['snow', 'a carrot', 'frost'],
  },
  'always-the-last-word': { right: ['an echo', 'my own echo', 'your echo', 'echos', 'ecko'], wrong: ['a parrot', 'a voice', 'a mirror'] },
  'splash-your-sister': { right: ['water', 'some water', 'H2O', 'tap water', 'watter'], wrong: ['steam', 'ice', 'milk'] },
  'after-the-goblins-came': {
    right: ['nothing', 'it is nothing', 'nowt', 'absolutely nothing', 'nothink'],
    wrong: ['something', 'crumbs', 'anything'],
  },
  'there-goes-your-toe': {
    right: ['a hole', 'the hole in my sock', 'holes', 'a hole in the ground', 'a pit'],
    wrong: ['a sock', 'sand', 'a toe'],
  },
  'one-giggle': { right: ['the quiet', 'silence', 'peace', 'being quiet', 'silense'], wrong: ['noise', 'the rules', 'books'] },
  'home-in-your-shoes': {
    right: ['the sand', 'beach sand', 'some sand', 'sand on the beach', 'a grain of sand'],
    wrong: ['a beach', 'a shell', 'a sandcastle'],
  },
  'heavy-little-word': { right: ['a ton', 'one tonne', 'tons', '1 ton', 'a metric ton'], wrong: ['not', 'a kilo', 'a car'] },
  'house-upside-down': {
    right: ['sand', 'sand in a sand timer', 'an egg timer', 'a sandglass', 'grains of sand'],
    wrong: ['children', 'snow', 'a clock'],
  },
  'undressed-for-winter': {
    right: ['a tree', 'an oak tree', 'trees', 'a chestnut tree', 'a leafy tree'],
    wrong: ['a pine tree', 'a fir tree', 'a snowman'],
  },
  'scratches-like-a-cat': {
    right: ['a red rose', 'roses', 'a rose bush', 'a pink rose', 'a wild rose'],
    wrong: ['a cat', 'a tulip', 'a thorn'],
  },
  'wet-as-a-frog': { right: ['a bath towel', 'towels', 'towl', 'a hand towel', 'my towel'], wrong: ['a mop', 'soap', 'a sponge'] },
  'you-may-get-one-back': {
    right: ['a smile', 'a grin', 'smiling', 'a smiley face', 'a big smile'],
    wrong: ['a kiss', 'a beard', 'a frown'],
  },
  'three-that-sound-the-same': {
    right: ['sent, scent, cent', 'cent, scent and sent', 'scent and cent and sent', 'scent/cent/sent', 'they are scent, cent and sent'],
    wrong: ['smell', 'a penny', 'a nose'],
  },
  'never-a-true-yes': {
    right: ['Are you asleep?', 'are you sleeping', 'r u asleep', 'are you a sleep', 'are you still asleep'],
    wrong: ['are you awake', 'are you hungry', 'what time is it'],
  },
  'soup-from-tuesday': {
    right: ['a t shirt', 'my jumper', 'a sweater', 'a pullover', 'a dress'],
    wrong: ['trousers', 'a bib', 'a tortoise'],
  },
  'under-the-bread': { right: ['the fire', 'flames', "it's fire", 'an open fire', 'a flame'], wrong: ['an oven', 'butter', 'smoke'] },
  'tip-tap': { right: ['foot steps', 'your footprints', 'my steps', 'foot prints', 'footstep'], wrong: ['shoes', 'feet', 'a shadow'] },
  'little-fingers': {
    right: ['a pinky promise', 'a pinkie promise', 'my word', 'a vow', 'promis'],
    wrong: ['a secret', 'a friend', 'a lie'],
  },
  'bed-with-a-lid': { right: ['a coffin', 'a casket', "a vampire's coffin", 'coffins', 'cofin'], wrong: ['a bath', 'a pot', 'a grave'] },
  'twins-in-the-wash': {
    right: ['socks', 'an odd sock', 'a pair of socks', 'my sock', 'a missing sock'],
    wrong: ['gloves', 'shoes', 'the twins'],
  },
  'nobody-trips-over-me': {
    right: ['my shadow', 'a shadow', 'shaddow', 'my own shadow', 'shadows'],
    wrong: ['a dog', 'a mirror', 'a footprint'],
  },
  'when-the-sky-cries': {
    right: ['a brolly', 'umbrela', 'an umbrella', 'a parasol', 'brollies'],
    wrong: ['a raincoat', 'a mop', 'a mushroom'],
  },
  'must-not-get-warm': {
    right: ['a snow man', 'snowmen', 'a snow lady', 'Frosty the Snowman', 'a snowwoman'],
    wrong: ['a rabbit', 'a snowball', 'an ice cream'],
  },
  'pulls-a-face-back': {
    right: ['a mirror', 'the looking glass', 'my reflection', 'mirrer', 'a bathroom mirror'],
    wrong: ['a window', 'a photo', 'a queen'],
  },
  'stared-at-in-school': {
    right: ['the clock', 'a school clock', 'clocks', 'a wall clock', 'the classroom clock'],
    wrong: ['the teacher', 'a bell', 'the blackboard'],
  },
  'spine-and-jacket': {
    right: ['a story book', 'books', 'a library book', 'a pirate book', 'a novel'],
    wrong: ['a pirate', 'a bookshelf', 'a skeleton'],
  },
  'break-the-wall-to-get-out': {
    right: ['an egg', "a hen's egg", 'eggs', "a chicken's egg", 'a boiled egg'],
    wrong: ['an igloo', 'a chick', 'a castle'],
  },
  'ten-thin-coats': {
    right: ['onions', 'a red onion', 'an onoin', 'a spring onion', 'a shallot'],
    wrong: ['a potato', 'a cabbage', 'a leek'],
  },
  'met-some-spinach': {
    right: ['my tooth brush', 'a brush', 'toothbrushes', 'toothbush', 'an electric tooth brush'],
    wrong: ['toothpaste', 'a comb', 'a tooth'],
  },
  'hit-your-best-friend': {
    right: ['a cushion', 'pillows', 'a pilow', 'my pillow', 'a feather pillow'],
    wrong: ['a teddy', 'a blanket', 'a bed'],
  },
  'ball-or-banana': { right: ['the moon', 'a full moon', 'moons', 'a crescent moon', 'a new moon'], wrong: ['the sun', 'a star', 'night'] },
  'goblins-have-looked': {
    right: ['a rain bow', 'rainbows', 'ranbow', 'the rainbow', 'a double rainbow'],
    wrong: ['the sun', 'a bridge', 'rain'],
  },
  'here-a-moment-ago': {
    right: ['soap bubbles', 'a bubble', 'bubbel', 'bubbles', 'a soap bubble'],
    wrong: ['a balloon', 'a ball', 'foam'],
  },
  'still-at-the-gate': {
    right: ['a snail', 'snails', 'a snale', 'a garden snail', 'a little snail'],
    wrong: ['a slug', 'a crab', 'a tortoise'],
  },
  'knees-knock': { right: ['a step ladder', 'ladders', 'a lader', 'a tall ladder', 'the ladder'], wrong: ['a tree', 'a cat', 'stairs'] },
  'eyes-that-see-nothing': {
    right: ['a coat button', 'buttons', 'a buton', 'the button', 'a shirt button'],
    wrong: ['a zip', 'a needle', 'a snowman'],
  },
  'stands-behind-the-door': {
    right: ["a witch's broom", 'a broom stick', 'a sweeping brush', 'brooms', 'a besom'],
    wrong: ['a mop', 'a hoover', 'a witch'],
  },
  'shy-one-below': { right: ['my bed', 'beds', 'a double bed', 'bunk beds', 'a cot'], wrong: ['a table', 'a chair', 'a pillow'] },
  'rude-noise': {
    right: ['a baloon', 'balloons', 'a party balloon', 'a ballon', 'a birthday balloon'],
    wrong: ['a bubble', 'a whistle', 'a hedgehog'],
  },
  'two-sharp-brothers': {
    right: ['a pair of scissors', 'sissors', 'scissors', 'shears', 'paper scissors'],
    wrong: ['a knife', 'a comb', 'a stapler'],
  },
  'third-one-creaks': {
    right: ['the stairs', 'steps', 'a flight of steps', 'a stair case', 'the staircase'],
    wrong: ['a shelf', 'shoes', 'a floor'],
  },
  'flat-as-toast': {
    right: ['a pirate map', 'a treasure map', 'maps', 'a road map', 'a chart'],
    wrong: ['a globe', 'an atlas', 'a beach'],
  },
  'twin-on-the-bus': {
    right: ['a glove', 'mittens', 'my gloves', 'a woolly glove', 'a pair of gloves'],
    wrong: ['a hand', 'a sock', 'a hat'],
  },
  'all-of-me-in-trouble': {
    right: ['my name', 'a name', 'your full name', 'my Christian name', 'my own name'],
    wrong: ['a birthday', 'a nappy', 'a mother'],
  },
  'hurts-my-feelings': { right: ['a gost', 'ghosts', 'a phantom', 'a spook', 'a ghostie'], wrong: ['a witch', 'a vampire', 'a sandwich'] },
  'dives-into-soup': {
    right: ['a soup spoon', 'spoons', 'a ladle', 'a dessert spoon', 'my spoon'],
    wrong: ['a fork', 'a bowl', 'a knife'],
  },
  'finds-out-about-cake': {
    right: ['my nose', 'noses', 'a runny nose', 'the nose', 'a nostril'],
    wrong: ['an ear', 'a river', 'a tongue'],
  },
  'tickle-wait-bang': { right: ['atishoo', 'achoo', 'a-choo!', 'a big sneeze', 'atishu'], wrong: ['a cough', 'a hiccup', 'bless you'] },
  'face-to-face': { right: ['a yawn', 'yawning', 'a big yawn', 'yaun', 'yawns'], wrong: ['a laugh', 'a sneeze', 'a smile'] },
  'a-bit-jealous': {
    right: ['a puddle', 'puddles', 'a muddy puddle', 'a puddel', 'a puddle of water'],
    wrong: ['a river', 'the rain', 'a bath'],
  },
  'pay-for-the-holes': {
    right: ['some cheese', 'chees', 'Swiss cheese', 'cheddar', 'a piece of cheese'],
    wrong: ['a sock', 'a mouse', 'bread'],
  },
  'down-on-the-dog': {
    right: ['pancakes', 'a pan cake', 'a crêpe', 'a flapjack', 'a drop scone'],
    wrong: ['a plate', 'a pizza', 'an egg'],
  },
  'trees-love-to-catch-me': { right: ['a kite', 'kites', 'my kite', 'a kyte', 'a paper kite'], wrong: ['a dog', 'a bird', 'a plane'] },
  'we-have-never-met': {
    right: ['my bones', 'a skeleton', 'skelton', 'the bones', 'a skelington'],
    wrong: ['a heart', 'a brain', 'a ghost'],
  },
  'never-knits-a-scarf': {
    right: ['a spider', 'spiders', 'spidder', 'Incy Wincy Spider', 'a tarantula'],
    wrong: ['a grandma', 'a fly', 'a bat'],
  },
};
