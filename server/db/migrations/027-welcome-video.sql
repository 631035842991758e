-- What a new member is greeted with says what clips are now, and where they are made.
UPDATE broadcasts SET
  content = replace(replace(content,
    'Its clips move a camera over a picture,',
    'Its clips film the scenes that it paints, and move a camera through any other picture,'),
    '<li>Tasks has everything',
    '<li><a href="#/video">Video</a>: write what should move, or let a picture move.</li>
<li>Tasks has everything'),
  content_zh = replace(replace(content_zh,
    '视频是镜头在图片上移动，',
    '视频能让它自己画的场景动起来，其他图片则由镜头在画面中移动，'),
    '<li>“任务”列出',
    '<li><a href="#/video">视频</a>：写下想要的动态，或让一张图片动起来。</li>
<li>“任务”列出')
WHERE greets;
